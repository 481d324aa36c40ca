-- What a rule says is read from the passages that state it.

ALTER TABLE rule DROP COLUMN title_en;
ALTER TABLE rule DROP COLUMN title_ko;
ALTER TABLE rule DROP COLUMN statement_en;
ALTER TABLE rule DROP COLUMN statement_ko;
ALTER TABLE rule DROP COLUMN rationale_en;
ALTER TABLE rule DROP COLUMN rationale_ko;
