SELECT travel_date, MIN(class), SUM(status = 'CNF'), SUM(status = 'WL') FROM bookings GROUP BY travel_date ORDER BY travel_date;
