// The tables of ../Lexicon/Tables, embedded. Written in C because its compiler embeds a file at once, where
// Swift would read a literal of half a million numbers, and compile all that depends on the module again.
#include "CLexicon.h"

#include <string.h>

static const unsigned char alignment_cues[] = {
#embed "../Lexicon/Tables/alignment-cues.tsv"
};
static const unsigned char antonyms[] = {
#embed "../Lexicon/Tables/antonyms.tsv"
};
static const unsigned char boilerplate[] = {
#embed "../Lexicon/Tables/boilerplate.tsv"
};
static const unsigned char bounds[] = {
#embed "../Lexicon/Tables/bounds.tsv"
};
static const unsigned char component_names[] = {
#embed "../Lexicon/Tables/component-names.tsv"
};
static const unsigned char dimensions[] = {
#embed "../Lexicon/Tables/dimensions.tsv"
};
static const unsigned char english_modality[] = {
#embed "../Lexicon/Tables/english-modality.tsv"
};
static const unsigned char english_mood[] = {
#embed "../Lexicon/Tables/english-mood.tsv"
};
static const unsigned char headings[] = {
#embed "../Lexicon/Tables/headings.tsv"
};
static const unsigned char interface_words[] = {
#embed "../Lexicon/Tables/interface-words.tsv"
};
static const unsigned char korean_mood[] = {
#embed "../Lexicon/Tables/korean-mood.tsv"
};
static const unsigned char korean_suffixes[] = {
#embed "../Lexicon/Tables/korean-suffixes.tsv"
};
static const unsigned char limit_subjects[] = {
#embed "../Lexicon/Tables/limit-subjects.tsv"
};
static const unsigned char months[] = {
#embed "../Lexicon/Tables/months.tsv"
};
static const unsigned char number_words[] = {
#embed "../Lexicon/Tables/number-words.tsv"
};
static const unsigned char platform_phrases[] = {
#embed "../Lexicon/Tables/platform-phrases.tsv"
};
static const unsigned char platforms[] = {
#embed "../Lexicon/Tables/platforms.tsv"
};
static const unsigned char qualifiers[] = {
#embed "../Lexicon/Tables/qualifiers.tsv"
};
static const unsigned char quantity_words[] = {
#embed "../Lexicon/Tables/quantity-words.tsv"
};
static const unsigned char question_words[] = {
#embed "../Lexicon/Tables/question-words.tsv"
};
static const unsigned char rule_forms[] = {
#embed "../Lexicon/Tables/rule-forms.tsv"
};
static const unsigned char slips[] = {
#embed "../Lexicon/Tables/slips.tsv"
};
static const unsigned char small_words[] = {
#embed "../Lexicon/Tables/small-words.tsv"
};
static const unsigned char stop_words[] = {
#embed "../Lexicon/Tables/stop-words.tsv"
};
static const unsigned char system_messages[] = {
#embed "../Lexicon/Tables/system-messages.tsv"
};
static const unsigned char things[] = {
#embed "../Lexicon/Tables/things.tsv"
};
static const unsigned char units[] = {
#embed "../Lexicon/Tables/units.tsv"
};

#define TABLE(file, bytes) {file ".tsv", bytes, sizeof bytes}

static const struct hig_table tables[] = {
  TABLE("alignment-cues", alignment_cues),
  TABLE("antonyms", antonyms),
  TABLE("boilerplate", boilerplate),
  TABLE("bounds", bounds),
  TABLE("component-names", component_names),
  TABLE("dimensions", dimensions),
  TABLE("english-modality", english_modality),
  TABLE("english-mood", english_mood),
  TABLE("headings", headings),
  TABLE("interface-words", interface_words),
  TABLE("korean-mood", korean_mood),
  TABLE("korean-suffixes", korean_suffixes),
  TABLE("limit-subjects", limit_subjects),
  TABLE("months", months),
  TABLE("number-words", number_words),
  TABLE("platform-phrases", platform_phrases),
  TABLE("platforms", platforms),
  TABLE("qualifiers", qualifiers),
  TABLE("quantity-words", quantity_words),
  TABLE("question-words", question_words),
  TABLE("rule-forms", rule_forms),
  TABLE("slips", slips),
  TABLE("small-words", small_words),
  TABLE("stop-words", stop_words),
  TABLE("system-messages", system_messages),
  TABLE("things", things),
  TABLE("units", units),
};

struct hig_table hig_table_named(const char *name) {
  for (size_t number = 0; number < sizeof tables / sizeof *tables; number++) {
    if (strcmp(tables[number].name, name) == 0) return tables[number];
  }
  return (struct hig_table){name, NULL, 0};
}
