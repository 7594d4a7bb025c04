SELECT travel_date, COUNT(DISTINCT passenger) FROM bookings GROUP BY travel_date HAVING COUNT(DISTINCT passenger) >= 3 ORDER BY travel_date;
