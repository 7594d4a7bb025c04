SELECT hall, day, MIN(starts) AS opens, MAX(ends) FROM bookings WHERE status <> 'cancelled' GROUP BY hall, day ORDER BY hall, day, opens;
