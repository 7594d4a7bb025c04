-- Who may register by themselves. Everybody may, until an owner says otherwise.
create table registration_rule (
  only_row boolean primary key default true check (only_row),
  kind text not null default 'open' check (kind in ('open', 'domains', 'closed')),
  domains text[] not null default '{}'
);
insert into registration_rule default values;
