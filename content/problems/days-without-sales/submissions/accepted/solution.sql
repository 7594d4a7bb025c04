WITH RECURSIVE days (day) AS (
  SELECT MIN(sold_on) FROM sales
  UNION ALL
  SELECT date(day, '+1 day') FROM days
  WHERE day < (SELECT MAX(sold_on) FROM sales)
)
SELECT day FROM days
WHERE day IS NOT NULL AND day NOT IN (SELECT sold_on FROM sales)
ORDER BY day;
