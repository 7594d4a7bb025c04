SELECT travel_date, class,
  SUM(CASE WHEN status = 'CNF' THEN 1 ELSE 0 END) AS confirmed,
  SUM(CASE WHEN status = 'WL' THEN 1 ELSE 0 END) AS waiting
FROM bookings
GROUP BY travel_date, class
ORDER BY travel_date, class;
