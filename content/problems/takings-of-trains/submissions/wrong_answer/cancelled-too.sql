SELECT train, SUM(fare) FROM bookings GROUP BY train;
