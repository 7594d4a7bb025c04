SELECT travel_date, class, SUM(status = 'CNF'), SUM(status <> 'CNF') FROM bookings GROUP BY travel_date, class ORDER BY travel_date, class;
