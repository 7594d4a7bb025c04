UPDATE bookings SET fare = fare * 60 / 100 WHERE passenger IN (SELECT id FROM passengers WHERE age >= 60);
