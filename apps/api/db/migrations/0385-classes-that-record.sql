-- Since when a class records how the texts of its assignments come about; null: it does not. Its learners are told.
alter table batch add column records_texts_since timestamptz;
