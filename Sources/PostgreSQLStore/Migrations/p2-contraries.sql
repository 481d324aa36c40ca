-- Whether the text is no question but contradicts the rule, as the guideline of a team might.
ALTER TABLE question ADD COLUMN contrary bigint NOT NULL DEFAULT 0 CHECK (contrary IN (0, 1));
