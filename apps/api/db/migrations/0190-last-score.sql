-- How many questions of a quiz were right when its answers were last checked, and out of how many.
alter table asset_place
  add column questions_right int,
  add column questions_asked int;
