WITH parts AS (SELECT fare, NTILE(4) OVER (ORDER BY pnr) AS part FROM bookings) SELECT part, COUNT(*), MIN(fare), MAX(fare) FROM parts GROUP BY part ORDER BY part;
