SELECT DISTINCT t.number, t.name FROM trains t JOIN bookings b ON b.train = t.number WHERE b.status = 'CAN';
