SELECT t.number, t.name
FROM trains AS t
LEFT JOIN bookings AS b ON b.train = t.number AND b.status <> 'CAN'
WHERE b.pnr IS NULL;
