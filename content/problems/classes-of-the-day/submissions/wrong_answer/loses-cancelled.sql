SELECT travel_date, class, SUM(status = 'CNF'), SUM(status = 'WL') FROM bookings WHERE status <> 'CAN' GROUP BY travel_date, class ORDER BY travel_date, class;
