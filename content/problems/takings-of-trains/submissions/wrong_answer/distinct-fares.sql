SELECT train, SUM(DISTINCT fare) FROM bookings WHERE status <> 'CAN' GROUP BY train;
