-- What the comment of a rule asks of an interface, a pattern a line, so that it is checked without code.

ALTER TABLE statement ADD COLUMN patterns TEXT NOT NULL DEFAULT '';
ALTER TABLE rule ADD COLUMN patterns TEXT NOT NULL DEFAULT '';

-- The few rules that have some are found without reading the words of all.
CREATE INDEX rule_patterns ON rule (patterns) WHERE patterns <> '';
