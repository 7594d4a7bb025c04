WITH parts AS (
  SELECT fare, NTILE(4) OVER (ORDER BY fare, pnr) AS part
  FROM bookings
)
SELECT part, COUNT(*) AS bookings, MIN(fare) AS lowest, MAX(fare) AS highest
FROM parts
GROUP BY part
ORDER BY part;
