SELECT person.name, head.name
FROM staff AS person
JOIN staff AS head
  ON head.id = person.boss
  AND person.salary > head.salary;
