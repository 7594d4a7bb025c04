SELECT class, AVG(fare) FROM bookings GROUP BY class ORDER BY class;
