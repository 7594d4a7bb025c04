-- What a notification says in other languages, by their codes: another language of the pages needs no column.
alter table notification add column translations jsonb not null default '{}';
update notification set translations = jsonb_build_object('hi', text_hi) where text_hi is not null;

-- The version before writes and reads text_hi only. Whichever of the two is written, the other follows; both this
-- trigger and text_hi go once no process of that version runs any more.
create function translate_notification() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.translations = '{}' and new.text_hi is not null then
      new.translations := jsonb_build_object('hi', new.text_hi);
    end if;
  elsif new.translations = old.translations and (new.text, new.text_hi) is distinct from (old.text, old.text_hi) then
    new.translations := case when new.text_hi is null then '{}' else jsonb_build_object('hi', new.text_hi) end;
  end if;
  new.text_hi := new.translations ->> 'hi';
  return new;
end $$;
create trigger notification_translations before insert or update on notification
  for each row execute function translate_notification();

-- Which codes there are is said in packages/contract/src/page-language-list.ts.
alter table account drop constraint account_language_check;
alter table account add constraint account_language_check check (language ~ '^[a-z]{2,3}$') not valid;
alter table account validate constraint account_language_check;
