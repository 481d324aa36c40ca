-- A rule keeps what it says in its row, so that a list of rules is read without reassembling it from
-- passages. Their words are filled in by `RuleRecords.storeWords`, in the same transaction.

ALTER TABLE rule ADD COLUMN title_en TEXT;
ALTER TABLE rule ADD COLUMN title_ko TEXT;
ALTER TABLE rule ADD COLUMN statement_en TEXT;
ALTER TABLE rule ADD COLUMN statement_ko TEXT;
ALTER TABLE rule ADD COLUMN rationale_en TEXT;
ALTER TABLE rule ADD COLUMN rationale_ko TEXT;
