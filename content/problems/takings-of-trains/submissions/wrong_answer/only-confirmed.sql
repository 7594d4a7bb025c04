SELECT train, SUM(fare) FROM bookings WHERE status = 'CNF' GROUP BY train;
