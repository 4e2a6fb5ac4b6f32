insert into lists select 'yards ' || city_id, json_group_array(json_array(id, address, phone) order by id)
	from scrap_yards where merged_into is null group by city_id;
