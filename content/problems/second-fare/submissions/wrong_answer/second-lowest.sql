SELECT MIN(fare) FROM bookings WHERE fare > (SELECT MIN(fare) FROM bookings);
