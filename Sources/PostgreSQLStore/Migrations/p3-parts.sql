-- The index in parts, which may be on other servers (Docs/SCALE.md), with posting lists in place of a GIN
-- index: a search for words that many entries have reads their places and nothing else of the entries.
--
-- The index is made anew by the publisher who brings the tables here.

DROP TABLE search_content;
DELETE FROM setting WHERE name = 'analysis';

-- The statements that make the tables of a part, which has `suffix` in its names: here, or on another server.
--
-- `part` is the authority in lower case, `block` the number of the entries' ids divided by 4,096. `tokens` has
-- the tokens of our own analyser for phrases, all columns one after the other with a place between them: a
-- title has the weight A, a body B, the subject C, the context and what is asked D. `digest` is of all that hig
-- wrote of an entry, by which it sees what has changed. A list of `posting` has
-- the entries of a block with `token`, how many they are, and the places where they have it; the list of the
-- empty token has the lengths of their titles and bodies, whether they have numbers, and their platforms.
CREATE FUNCTION part_tables(suffix text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT pg_catalog.format($tables$
CREATE SCHEMA IF NOT EXISTS hig;
CREATE TABLE hig.search_content_%1$s (
  id bigint PRIMARY KEY,
  part text COLLATE "C" NOT NULL,
  block bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  component text COLLATE "C",
  platforms bigint NOT NULL,
  has_numbers bigint NOT NULL CHECK (has_numbers IN (0, 1)),
  known_from bigint NOT NULL,
  known_until bigint NOT NULL,
  title text COLLATE "C" NOT NULL,
  body text COLLATE "C" NOT NULL,
  subject text COLLATE "C" NOT NULL,
  context text COLLATE "C" NOT NULL,
  asked text COLLATE "C" NOT NULL,
  authority text COLLATE "C" NOT NULL,
  title_length bigint NOT NULL,
  body_length bigint NOT NULL,
  subject_length bigint NOT NULL,
  context_length bigint NOT NULL,
  asked_length bigint NOT NULL,
  tokens tsvector NOT NULL,
  digest bigint NOT NULL
);
-- Which tokens are frequent is told by the posting lists, and no statement compares the texts.
ALTER TABLE hig.search_content_%1$s
  ALTER COLUMN tokens SET STATISTICS 0, ALTER COLUMN title SET STATISTICS 0, ALTER COLUMN body SET STATISTICS 0,
  ALTER COLUMN subject SET STATISTICS 0, ALTER COLUMN context SET STATISTICS 0, ALTER COLUMN asked SET STATISTICS 0;
CREATE INDEX ON hig.search_content_%1$s (name);
CREATE INDEX ON hig.search_content_%1$s (component);
CREATE INDEX ON hig.search_content_%1$s (known_until);
CREATE INDEX ON hig.search_content_%1$s (known_from);
CREATE TABLE hig.posting_%1$s (
  part text COLLATE "C" NOT NULL,
  token text COLLATE "C" NOT NULL,
  block bigint NOT NULL,
  entries bigint NOT NULL,
  places bytea NOT NULL,
  PRIMARY KEY (token, block, part)
);
-- Numbers in few bytes, which get no shorter by packing them.
ALTER TABLE hig.posting_%1$s ALTER COLUMN places SET STORAGE external;
CREATE INDEX ON hig.posting_%1$s (block);
$tables$, suffix)
$$;

-- Makes the tables of a part, without rows.
DO $$ BEGIN EXECUTE hig.part_tables('1_rest'); END $$;
CREATE TABLE search_content (LIKE search_content_1_rest INCLUDING STORAGE) PARTITION BY LIST (part);
ALTER TABLE search_content
  ALTER COLUMN tokens SET STATISTICS 0, ALTER COLUMN title SET STATISTICS 0, ALTER COLUMN body SET STATISTICS 0,
  ALTER COLUMN subject SET STATISTICS 0, ALTER COLUMN context SET STATISTICS 0, ALTER COLUMN asked SET STATISTICS 0;
CREATE TABLE posting (LIKE posting_1_rest INCLUDING STORAGE) PARTITION BY LIST (part);
CREATE TABLE search_content_rest PARTITION OF search_content DEFAULT PARTITION BY HASH (block);
CREATE TABLE posting_rest PARTITION OF posting DEFAULT PARTITION BY HASH (block);
ALTER TABLE search_content_rest ATTACH PARTITION search_content_1_rest FOR VALUES WITH (MODULUS 1, REMAINDER 0);
ALTER TABLE posting_rest ATTACH PARTITION posting_1_rest FOR VALUES WITH (MODULUS 1, REMAINDER 0);

-- Spreads the index over `servers`, the names of foreign servers, with '' for this one: a block is on one of
-- them. With `whose` only what this authority has, which gets a part of its own.
--
-- The tables of the part are to be on each of the others: `spread_tables` gives the statements.
CREATE FUNCTION spread(servers text[], whose text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
  suffix text := coalesce('of_' || pg_catalog.md5(lower(whose)), 'rest');
  many integer := cardinality(servers);
BEGIN
  LOCK TABLE hig.search_content, hig.posting;
  FOREACH parent IN ARRAY ARRAY['search_content', 'posting'] LOOP
    EXECUTE format('CREATE TEMP TABLE moved_%1$s ON COMMIT DROP AS SELECT * FROM hig.%1$s', parent);
    EXECUTE format('DELETE FROM hig.%s', parent);
    EXECUTE format('DROP TABLE IF EXISTS hig.%s_%s', parent, suffix);
    EXECUTE format('CREATE TABLE hig.%1$s_%2$s PARTITION OF hig.%1$s %3$s PARTITION BY HASH (block)', parent, suffix,
      CASE WHEN whose IS NULL THEN 'DEFAULT' ELSE format('FOR VALUES IN (%L)', lower(whose)) END);
  END LOOP;
  FOR number IN 1..many LOOP
    IF servers[number] = '' THEN EXECUTE hig.part_tables(number || '_' || suffix); END IF;
    FOREACH parent IN ARRAY ARRAY['search_content', 'posting'] LOOP
      IF servers[number] = '' THEN
        EXECUTE format('ALTER TABLE hig.%1$s_%3$s ATTACH PARTITION hig.%1$s_%2$s_%3$s FOR VALUES WITH (MODULUS %4$s, REMAINDER %5$s)',
          parent, number, suffix, many, number - 1);
      ELSE
        EXECUTE format('CREATE FOREIGN TABLE hig.%1$s_%2$s_%3$s PARTITION OF hig.%1$s_%3$s FOR VALUES WITH (MODULUS %4$s, REMAINDER %5$s)'
          ' SERVER %6$I OPTIONS (schema_name ''hig'', async_capable ''true'', batch_size ''1000'', fetch_size ''10000'')',
          parent, number, suffix, many, number - 1, servers[number]);
      END IF;
    END LOOP;
  END LOOP;
  FOREACH parent IN ARRAY ARRAY['search_content', 'posting'] LOOP
    EXECUTE format('INSERT INTO hig.%1$s SELECT * FROM moved_%1$s', parent);
  END LOOP;
END $$;

-- The statements that make on the server at place `number` of `spread` what it needs.
CREATE FUNCTION spread_tables(number integer, whose text DEFAULT NULL) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT hig.part_tables(number || '_' || coalesce('of_' || pg_catalog.md5(lower(whose)), 'rest'))
$$;

-- What statements about documents that were stored since the rules were last made share with others
-- (Sources/RuleLinkage/Groups): only these are linked again. 0 stands for all.
CREATE TABLE relink (key bigint NOT NULL);
