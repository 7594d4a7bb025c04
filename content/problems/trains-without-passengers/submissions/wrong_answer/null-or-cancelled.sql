SELECT DISTINCT t.number, t.name FROM trains t LEFT JOIN bookings b ON b.train = t.number WHERE b.pnr IS NULL OR b.status = 'CAN';
