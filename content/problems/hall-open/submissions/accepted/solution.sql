WITH ends_so_far AS (
  SELECT id, hall, day, starts, ends,
    MAX(ends) OVER (PARTITION BY hall, day ORDER BY starts, id) AS latest
  FROM bookings
  WHERE status <> 'cancelled'
), ends_before AS (
  SELECT id, hall, day, starts, ends,
    LAG(latest) OVER (PARTITION BY hall, day ORDER BY starts, id) AS open_until
  FROM ends_so_far
), numbered AS (
  SELECT hall, day, starts, ends,
    SUM(CASE WHEN starts <= open_until THEN 0 ELSE 1 END)
      OVER (PARTITION BY hall, day ORDER BY starts, id) AS number
  FROM ends_before
)
SELECT hall, day, MIN(starts) AS opens, MAX(ends) AS closes
FROM numbered
GROUP BY hall, day, number
ORDER BY hall, day, opens;
