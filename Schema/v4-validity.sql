-- From when to when a rule holds: beside since and until, which rules took its place or why it
-- ended, and the edition of its source that it was last compared with.

ALTER TABLE document ADD COLUMN verified TEXT;

ALTER TABLE statement ADD COLUMN replaced_by TEXT NOT NULL DEFAULT '';
ALTER TABLE statement ADD COLUMN end_reason_en TEXT;
ALTER TABLE statement ADD COLUMN end_reason_ko TEXT;
ALTER TABLE statement ADD COLUMN verified TEXT;

ALTER TABLE rule ADD COLUMN replaced_by TEXT NOT NULL DEFAULT '';
ALTER TABLE rule ADD COLUMN end_reason_en TEXT;
ALTER TABLE rule ADD COLUMN end_reason_ko TEXT;
ALTER TABLE rule ADD COLUMN verified TEXT;
-- The newer edition of its page that no longer states it, the document of that edition, and how
-- much of the older ones it kept, from 0 to 1.
ALTER TABLE rule ADD COLUMN absent_from TEXT;
ALTER TABLE rule ADD COLUMN absent_in TEXT;
ALTER TABLE rule ADD COLUMN absence REAL;

-- A search leaves out what does not hold: few entries, found without reading the others.
CREATE INDEX search_until ON search_content (known_until);
CREATE INDEX search_from ON search_content (known_from);
CREATE INDEX rule_absent ON rule (absent_from) WHERE absent_from IS NOT NULL;
