WITH totals AS (
  SELECT i.id, i.name, SUM(l.quantity * i.price) AS taken
  FROM items AS i
  JOIN sale_lines AS l ON l.item = i.id
  GROUP BY i.id, i.name
)
SELECT id, name, taken, 100.0 * taken / SUM(taken) OVER () AS per_cent
FROM totals
ORDER BY taken DESC, id;
