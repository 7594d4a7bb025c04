SELECT travel_date, COUNT(DISTINCT passenger) FROM bookings WHERE status = 'CNF' GROUP BY travel_date HAVING COUNT(DISTINCT passenger) > 3 ORDER BY travel_date;
