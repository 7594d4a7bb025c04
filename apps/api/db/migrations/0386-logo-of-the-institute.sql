-- The logo of the institute: one, or none.
create table institute_logo (
  id integer primary key default 1 check (id = 1),
  -- A PNG that was checked when it came.
  bytes bytea not null,
  -- In the address of the picture: another logo has another address.
  version text not null
);
