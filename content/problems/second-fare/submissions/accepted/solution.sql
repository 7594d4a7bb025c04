SELECT MAX(fare) AS second
FROM bookings
WHERE fare < (SELECT MAX(fare) FROM bookings);
