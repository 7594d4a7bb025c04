-- What somebody does in a batch. Until now everybody who was named might do everything.
alter table batch_teacher add column role text not null default 'coordinator'
  check (role in ('coordinator', 'teacher', 'assistant'));

-- Whether a batch is every teacher's. New ones are not; those that named nobody stay so. It stands here by itself, so
-- that a batch whose last teacher leaves does not open to all of them.
alter table batch add column every_teacher boolean not null default true;
update batch set every_teacher = false where exists (select from batch_teacher where batch_id = batch.id);
