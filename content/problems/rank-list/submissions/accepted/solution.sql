WITH totals AS (
  SELECT s.roll, s.name, COALESCE(SUM(r.marks), 0) AS total
  FROM students AS s
  LEFT JOIN results AS r ON r.roll = s.roll
  GROUP BY s.roll, s.name
)
SELECT RANK() OVER (ORDER BY total DESC) AS place, roll, name, total
FROM totals
ORDER BY place, roll;
