pragma writable_schema = on

pragma journal_mode = off

begin

vacuum into 'x'

drop table messages

delete from messages

update messages set name = 'a'

create temp table x (a)

create table x as select 1

create view x as values (1)

create virtual table x using fts5(a)

select load_extension('x')

analyze

create trigger x after insert on messages begin select 1

insert into messages select * from messages

insert into messages values ((select 1))

insert into messages values (load_extension('x'))

insert into messages values (1) returning id

replace into messages values (1)

attach database 'FILE' as other; create table other.t (a)

-- it's
attach database 'FILE' as other; create table other.t (a); --'

-- '
attach database 'FILE' as other; create table other.t (a); --'

/* ' */ attach database 'FILE' as other; create table other.t (a); -- '

create table a (b /*'*/); attach database 'FILE' as other; create table other.t (a); create table c (d /*'
]*/)

create table a (b /*"*/); attach database 'FILE' as other; create table other.t (a); create table c (d /*"
]*/)

create table a (b /*`*/); attach database 'FILE' as other; create table other.t (a); create table c (d /*`
]*/)

create table a (b /*[*/); attach database 'FILE' as other; create table other.t (a); create table c (d /*[
]*/)

create table a (b /*--*/); attach database 'FILE' as other; create table other.t (a); create table c (d /*--
]*/)

create table a (b); /*--*/;/*
*/attach database 'FILE' as other; create table other.t (a)/*'*/

insert into messages values ('it''s'); attach database 'FILE' as other; create table other.t (a)

insert into "a'b" values (1); attach database 'FILE' as other; create table other.t (a); --'

insert into `a'b` values (1); attach database 'FILE' as other; create table other.t (a); --'

insert into [a'b] values (1); attach database 'FILE' as other; create table other.t (a); --'
