-- What a verification leaves open of a problem: languages that learners may use though no right solution shows that it
-- can be solved in them, and languages of right solutions in which no mutant was tried.
alter table verification_problem
  add column unsolved_in text[] not null default '{}',
  add column unmutated_in text[] not null default '{}';

update verification_problem set unsolved_in = array(
  select jsonb_array_elements_text(problem->'body'->'languages')
  except
  select reference->>'key' from jsonb_array_elements(problem->'judging'->'references') reference
);
