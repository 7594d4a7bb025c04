SELECT id, starts, price FROM shows WHERE starts >= '18:00' AND price <= 200 ORDER BY price, starts, id;
