SELECT id, colour, price FROM coats WHERE size = 'M' AND price <= 600;
