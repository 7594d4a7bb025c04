SELECT travel_date, COUNT(*) FROM bookings WHERE status = 'CNF' GROUP BY travel_date HAVING COUNT(*) >= 3 ORDER BY travel_date;
