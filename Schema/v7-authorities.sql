-- Whose guidelines a document states, and a rule: one authority each.

ALTER TABLE document ADD COLUMN authority TEXT NOT NULL DEFAULT 'Apple';
ALTER TABLE rule ADD COLUMN authority TEXT NOT NULL DEFAULT 'Apple';
ALTER TABLE search_content ADD COLUMN authority TEXT NOT NULL DEFAULT 'Apple';

-- The component that headings name in a page about several.
ALTER TABLE passage ADD COLUMN component TEXT;

-- The few rules that name checks are found without reading the words of all.
CREATE INDEX rule_checks ON rule (checks) WHERE checks <> '';
-- So are those of other authorities than Apple, whose numbers checks ask for.
CREATE INDEX rule_authority ON rule (authority) WHERE authority <> 'Apple';
