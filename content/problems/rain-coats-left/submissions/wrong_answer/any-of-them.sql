SELECT id, colour, price FROM coats WHERE size = 'M' OR price <= 600 AND pieces > 0;
