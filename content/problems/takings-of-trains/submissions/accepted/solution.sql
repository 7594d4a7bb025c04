SELECT train, SUM(fare) AS taken
FROM bookings
WHERE status <> 'CAN'
GROUP BY train;
