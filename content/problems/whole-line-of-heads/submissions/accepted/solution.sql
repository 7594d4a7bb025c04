WITH RECURSIVE line (id, top, steps) AS (
  SELECT id, id, 0 FROM doctors WHERE head IS NULL
  UNION ALL
  SELECT d.id, line.top, line.steps + 1
  FROM line
  JOIN doctors AS d ON d.head = line.id
)
SELECT id, top, steps
FROM line
ORDER BY id;
