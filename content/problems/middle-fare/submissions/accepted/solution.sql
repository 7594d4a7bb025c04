WITH numbered AS (
  SELECT class, fare,
    ROW_NUMBER() OVER (PARTITION BY class ORDER BY fare) AS number,
    COUNT(*) OVER (PARTITION BY class) AS n
  FROM bookings
)
SELECT class, AVG(fare) AS median
FROM numbered
WHERE number IN ((n + 1) / 2, (n + 2) / 2)
GROUP BY class
ORDER BY class;
