SELECT class, (MIN(fare) + MAX(fare)) / 2.0 FROM bookings GROUP BY class ORDER BY class;
