-- The first form of the knowledge base.
--
-- A document is stored with everything read from it; rules are what the documents' statements
-- say together, made anew from them; the search index is made anew from both.
--
-- Lists of ids and platforms are separated by spaces. Editions are `YYYY` or `YYYY-MM`.
-- Lines are 1-based, first and last included.

PRAGMA application_id = 1749641057;  -- "hIga"

-- What the whole base needs to know of itself.
CREATE TABLE setting (
  name TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Documents and what they say.

CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  digest TEXT NOT NULL,
  format TEXT NOT NULL,
  component TEXT,
  edition TEXT,
  title_en TEXT,
  title_ko TEXT,
  url TEXT,
  -- The folder it was found in; says which documents have gone from a folder.
  origin TEXT NOT NULL,
  source TEXT NOT NULL
) STRICT;

-- A place in a document: the headings above it, outermost first, one a line.
CREATE TABLE section (
  id INTEGER PRIMARY KEY,
  document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
  path TEXT NOT NULL,
  UNIQUE (document, path)
) STRICT;

CREATE TABLE passage (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
  section INTEGER NOT NULL REFERENCES section ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  kind TEXT NOT NULL,
  platforms TEXT NOT NULL,
  en_first INTEGER,
  en_last INTEGER,
  ko_first INTEGER,
  ko_last INTEGER,
  confidence REAL,
  en TEXT,
  ko TEXT,
  -- The passage whose rule it belongs to: itself where it states one, the one above that it
  -- spells out.
  states INTEGER REFERENCES passage ON DELETE CASCADE,
  UNIQUE (document, ordinal),
  CHECK ((en IS NULL) = (en_first IS NULL) AND en_first <= en_last),
  CHECK ((ko IS NULL) = (ko_first IS NULL) AND ko_first <= ko_last)
) STRICT;

CREATE INDEX passage_section ON passage (section);
CREATE INDEX passage_states ON passage (states);

-- What a passage says as a rule. `explicit` is the id its document gives it.
CREATE TABLE statement (
  passage INTEGER PRIMARY KEY REFERENCES passage ON DELETE CASCADE,
  explicit TEXT,
  aliases TEXT NOT NULL,
  apart TEXT NOT NULL,
  lead_en TEXT,
  lead_ko TEXT,
  rationale_en TEXT,
  rationale_ko TEXT,
  modality TEXT NOT NULL,
  since TEXT,
  until TEXT,
  related TEXT NOT NULL,
  checks TEXT NOT NULL,
  uncheckable_en TEXT,
  uncheckable_ko TEXT
) STRICT;

-- Numbers. `qualifiers` holds `name=value`, one a line.
CREATE TABLE metric (
  passage INTEGER NOT NULL REFERENCES passage ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  subject TEXT NOT NULL,
  dimension TEXT NOT NULL,
  minimum REAL,
  maximum REAL,
  approximate INTEGER NOT NULL CHECK (approximate IN (0, 1)),
  unit TEXT NOT NULL,
  scale INTEGER,
  platforms TEXT NOT NULL,
  qualifiers TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'ko')),
  line INTEGER NOT NULL,
  confirmed_language TEXT CHECK (confirmed_language IN ('en', 'ko')),
  confirmed_line INTEGER,
  PRIMARY KEY (passage, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE link (
  passage INTEGER NOT NULL REFERENCES passage ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  text TEXT NOT NULL,
  target TEXT NOT NULL,
  component TEXT,
  PRIMARY KEY (passage, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TABLE image (
  passage INTEGER NOT NULL REFERENCES passage ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  source TEXT NOT NULL,
  alternative TEXT NOT NULL,
  line INTEGER NOT NULL,
  illustrates TEXT,
  PRIMARY KEY (passage, ordinal)
) STRICT, WITHOUT ROWID;

-- The lines of a document that are in no passage, and why.
CREATE TABLE skipped (
  document INTEGER NOT NULL REFERENCES document ON DELETE CASCADE,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (document, first)
) STRICT, WITHOUT ROWID;

-- Rules: made from the statements of all documents.

CREATE TABLE rule (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  component TEXT,
  modality TEXT NOT NULL,
  platforms TEXT NOT NULL,
  since TEXT,
  until TEXT,
  related TEXT NOT NULL,
  checks TEXT NOT NULL,
  title_en TEXT,
  title_ko TEXT,
  statement_en TEXT,
  statement_ko TEXT,
  rationale_en TEXT,
  rationale_ko TEXT,
  uncheckable_en TEXT,
  uncheckable_ko TEXT
) STRICT;

CREATE INDEX rule_component ON rule (component);

CREATE TABLE alias (
  name TEXT PRIMARY KEY NOT NULL,
  rule INTEGER NOT NULL REFERENCES rule ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX alias_rule ON alias (rule);

-- The passages that state a rule, the one its id comes from first.
CREATE TABLE rule_source (
  rule INTEGER NOT NULL REFERENCES rule ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  passage INTEGER NOT NULL UNIQUE REFERENCES passage ON DELETE CASCADE,
  PRIMARY KEY (rule, ordinal)
) STRICT, WITHOUT ROWID;

-- The vocabulary.

CREATE TABLE concept (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  component TEXT,
  origin TEXT NOT NULL
) STRICT;

-- A term of a concept as people write it. `initials` holds the first consonants of a Korean one.
CREATE TABLE spelling (
  concept INTEGER NOT NULL REFERENCES concept ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('en', 'ko', 'api')),
  ordinal INTEGER NOT NULL,
  term TEXT NOT NULL,
  ambiguous INTEGER NOT NULL CHECK (ambiguous IN (0, 1)),
  initials TEXT,
  PRIMARY KEY (concept, kind, ordinal)
) STRICT, WITHOUT ROWID;

CREATE INDEX spelling_initials ON spelling (initials) WHERE initials IS NOT NULL;

-- The letters by which a concept is found in a text: of its terms, and of how else they are
-- spelt. `spaced` where people write them in several words.
CREATE TABLE form (
  squashed TEXT NOT NULL,
  concept INTEGER NOT NULL REFERENCES concept ON DELETE CASCADE,
  ambiguous INTEGER NOT NULL CHECK (ambiguous IN (0, 1)),
  spaced INTEGER NOT NULL CHECK (spaced IN (0, 1)),
  PRIMARY KEY (squashed, concept)
) STRICT, WITHOUT ROWID;

CREATE INDEX form_concept ON form (concept);

-- What a rule of another linter is about: ids of our rules, the nearest first; none where it
-- concerns no guideline. `source` is the table that says so.
CREATE TABLE linter_rule (
  linter TEXT NOT NULL,
  name TEXT NOT NULL,
  rules TEXT NOT NULL,
  note TEXT NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (linter, name)
) STRICT, WITHOUT ROWID;

-- Search.

-- What the index knows of each rule (ids below 2^40) and of each passage that belongs to none
-- (ids above). `known_from` and `known_until` are editions as year * 100 + month. It follows the
-- tables above when an ingest ends.
CREATE TABLE search_content (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  component TEXT,
  platforms INTEGER NOT NULL,
  has_numbers INTEGER NOT NULL CHECK (has_numbers IN (0, 1)),
  known_from INTEGER NOT NULL,
  known_until INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  subject TEXT NOT NULL,
  context TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE search_index USING fts5(
  title, body, subject, context,
  content = 'search_content', content_rowid = 'id', tokenize = 'hig'
);

-- The tokens of the index, and spellings of concepts that stand in no text (in 0 entries): for a
-- quick look at how common a word is and which words are alike. `letters` counts the letters of
-- a word, a Korean one's jamo, and `signature` has a bit for each of them; null for the token of
-- a concept.
CREATE TABLE vocabulary (
  text TEXT PRIMARY KEY NOT NULL,
  entries INTEGER NOT NULL,
  letters INTEGER,
  signature INTEGER,
  initials TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX vocabulary_initials ON vocabulary (initials) WHERE initials IS NOT NULL;

CREATE VIRTUAL TABLE search_vocabulary USING fts5vocab('search_index', 'row');
