SELECT MIN(name) AS name, phone FROM (SELECT name, phone FROM owners UNION SELECT name, phone FROM tenants) WHERE phone IS NOT NULL GROUP BY phone ORDER BY name, phone;
