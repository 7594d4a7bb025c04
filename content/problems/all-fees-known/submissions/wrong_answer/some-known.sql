SELECT DISTINCT d.id, d.name FROM doctors d JOIN visits v ON v.doctor = d.id WHERE v.fee IS NOT NULL;
