WITH parts AS (SELECT fare, NTILE(5) OVER (ORDER BY fare, pnr) AS part FROM bookings) SELECT part, COUNT(*), MIN(fare), MAX(fare) FROM parts GROUP BY part ORDER BY part;
