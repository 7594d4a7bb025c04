SELECT train, COUNT(fare) FROM bookings WHERE status <> 'CAN' GROUP BY train;
