UPDATE bookings SET fare = fare * 40 / 100 WHERE status <> 'CAN' AND passenger IN (SELECT id FROM passengers WHERE age >= 60);
